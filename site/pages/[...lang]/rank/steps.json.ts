/** From how many points on a listing is among the best few percent: what the pages of listings ask, so that none changes with another's rank. */
import { readRankTable } from '../../../catalog/catalog-data.ts';
import { inEachLanguage, languageOf } from '../../../catalog/language.ts';
import { wordedSteps } from '../../../catalog/shown-place.ts';

export const getStaticPaths = () => inEachLanguage(() => [{}]);

export const GET = ({ params }: { params: Record<string, string | undefined> }) =>
  new Response(JSON.stringify(wordedSteps(readRankTable(), languageOf(params).texts.rank.steps)));
