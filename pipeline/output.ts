/** Where commands say things. The terminal is one implementation; tests collect instead. */
import ora from 'ora';

export interface Output {
  /** The result: standard output. */
  print(text: string): void;
  /** Anything beside the result: standard error. */
  note(text: string): void;
  /** Shows what is going on, where a terminal is there to show it; replaced by the next step. */
  progress(text: string): void;
  /** Takes the progress line away. */
  done(): void;
}

export function terminalOutput(): Output {
  // On a terminal that does not know its width the spinner would clear lines for ever.
  const isEnabled = process.stderr.isTTY === true && process.stderr.columns > 0;
  const spinner = ora({ stream: process.stderr, isEnabled, discardStdin: false });
  const pause = (write: () => void) => {
    spinner.stop();
    write();
  };
  return {
    print: (text) => pause(() => process.stdout.write(`${text}\n`)),
    note: (text) => pause(() => process.stderr.write(`${text}\n`)),
    progress: (text) => {
      if (isEnabled) spinner.start(text);
    },
    done: () => spinner.stop(),
  };
}
