/** Where commands say things. The terminal is one implementation; tests collect instead. */
import yoctoSpinner from 'yocto-spinner';
import { withoutWorkflowCommands } from '../text/untrusted-text.ts';

export interface Output {
  /** The result: standard output. */
  print(text: string): void;
  /** Everything but the result: standard error. */
  note(text: string): void;
  /** Shows what is going on, where a terminal is there to show it; replaced by the next step. */
  progress(text: string): void;
  /** Takes the progress line away. */
  done(): void;
}

/** Notes are plain, but names of files and arguments in them may hold anything. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}

/** In a GitHub workflow no output can be a command to the runner: it may contain words of publishers. */
export function terminalOutput(environment: NodeJS.ProcessEnv = process.env): Output {
  const harmless = environment.GITHUB_ACTIONS ? withoutWorkflowCommands : (text: string) => text;
  // On a terminal that does not know its width the spinner would clear lines for ever.
  const isEnabled = process.stderr.isTTY === true && process.stderr.columns > 0;
  const spinner = yoctoSpinner({ stream: process.stderr });
  const done = () => {
    if (spinner.isSpinning) spinner.stop();
  };
  const pause = (write: () => void) => {
    done();
    write();
  };
  return {
    print: (text) => pause(() => process.stdout.write(`${harmless(text)}\n`)),
    note: (text) => pause(() => process.stderr.write(`${harmless(withoutControls(text))}\n`)),
    progress: (text) => {
      if (isEnabled) spinner.start(text);
    },
    done,
  };
}
