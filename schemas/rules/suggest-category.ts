/** One category for all the words a source gives, and why it is that one. */
import { type Problem, warning } from '../contracts/problems.ts';
import { FALLBACK_CATEGORY, normalWord } from './vocabulary.ts';

/** Words of one kind, such as topics. */
export interface CandidateWords {
  /** JSON pointer to where they stand. */
  pointer: string;
  words: readonly string[];
}

export interface CategorySuggestion {
  category: string;
  /** A warning for the reviewer; absent where the source names the category itself, so that nothing was guessed. */
  reason?: Problem;
}

/** A word of the vocabulary in its normal form, and what it means. */
interface Match {
  word: string;
  category: string;
}

type FindCategory = (word: string) => string | undefined;

/**
 * A word for what software does goes before a general one, whatever their sources; then the earlier source counts; in
 * it the category that most words mean; then the word that is named first. What means `other` comes last.
 *
 * @param sources the most trusted first
 * @param findCategory knows only words of the vocabulary: the reason repeats what it finds
 */
export function suggestCategory(
  sources: readonly CandidateWords[],
  findCategory: FindCategory,
): CategorySuggestion | undefined {
  const known = sources.map(({ pointer, words }) => ({ pointer, matches: toMatches(words, findCategory) }));
  for (const weight of WEIGHTS) {
    for (const { pointer, matches } of known) {
      const best = mostMeant(matches.filter((match) => weightOf(match) === weight));
      if (best[0] !== undefined) return { category: best[0].category, ...reasonFor(best, pointer) };
    }
  }
  return undefined;
}

const WEIGHTS = ['specific', 'general', 'fallback'] as const;

function weightOf({ word, category }: Match): (typeof WEIGHTS)[number] {
  if (category === FALLBACK_CATEGORY) return 'fallback';
  return GENERAL_WORDS.has(word) ? 'general' : 'specific';
}

/** Every word once, however it is spelled. */
function toMatches(words: readonly string[], findCategory: FindCategory): Match[] {
  const matches = new Map<string, Match>();
  for (const text of words) {
    const category = findCategory(text);
    const word = normalWord(text);
    if (category !== undefined) matches.set(word, { word, category });
  }
  return [...matches.values()];
}

/** All of the category that most mean, or of the first of several such. */
function mostMeant(matches: readonly Match[]): Match[] {
  const groups = [...Map.groupBy(matches, ({ category }) => category).values()];
  return groups.reduce((best, next) => (next.length > best.length ? next : best), []);
}

/** Words a reason names; more would not make it clearer. */
const MAX_NAMED = 3;

function reasonFor(matches: readonly Match[], pointer: string): Pick<CategorySuggestion, 'reason'> {
  if (matches.some(({ word, category }) => word === category)) return {};
  const words = matches.slice(0, MAX_NAMED).map(({ word }) => `"${word}"`);
  return {
    reason: warning(pointer, 'category_suggested', { category: matches[0]?.category ?? '', words: words.join(', ') }),
  };
}

/**
 * Words that say how software is built, run or delivered, or what nearly everything has. They stand beside words for
 * what it does, and mean a category only where there are none of those.
 */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  (
    'ai agents chatgpt claude gpt llm llms mcp mcp-client mcp-server openai ' +
    'android android-app flutter ionic ios ios-app ipad iphone mobile mobile-app mobile-apps react-native ' +
    'analytics automation benchmark collaboration community dashboard enterprise logging low-code media no-code ' +
    'open-data performance storage streaming ' +
    'api apis graphql openapi rest rest-api restful-api rpc sdk swagger webhook webhooks ' +
    'async concurrency date time promise promises i18n internationalization l10n localization translation regex ' +
    'auth authentication authorization jwt oauth oauth2 ssl tls ' +
    'aws aws-lambda azure cloud cloud-native cloudflare cloudflare-workers cncf deployment devops docker ' +
    'docker-compose docker-container gcp homelab infrastructure k8s kubernetes microservice microservices ' +
    'self-hosted selfhosted server serverless servers container containers gpu raspberry-pi ' +
    'back-end backend front-end frontend full-stack fullstack javascript-framework middleware pwa ' +
    'progressive-web-app server-rendering ' +
    'bootstrap canvas components css material-design opengl react-components responsive sass scss svg tailwind ' +
    'tailwindcss theme themes ui vulkan web-components webgl webgpu ' +
    'browser browser-extension chrome-extension firefox-extension ajax http http2 http3 https p2p peer-to-peer ' +
    'real-time realtime websocket websockets ' +
    'bash cli cli-app cli-tool command-line command-line-interface command-line-tool command-line-tools console ' +
    'fish powershell shell terminal tui zsh desktop desktop-app desktop-apps electron ' +
    'build ci cicd ci-cd github-actions compiler dependencies npm npm-package packages language runtime wasm ' +
    'webassembly ' +
    'cache caching csv database json mariadb mongodb mysql orm postgres postgresql redis sql sqlite toml validation ' +
    'xml yaml ' +
    'cypress jest mocha playwright puppeteer pytest qa selenium tdd test tests vitest ' +
    'debugging developer-tool developer-tools development devtools git github github-api gitlab programming ' +
    'utilities utility ' +
    'docs document documents files images markdown awesome tutorial ' +
    'emacs neovim nvim vim vim-plugin visual-studio-code vscode vscode-extension'
  ).split(' '),
);
