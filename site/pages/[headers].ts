/** The file `_headers`. A route parameter, because a file whose name begins with `_` is no page. */
import { headerRules } from '../frame/page-headers.ts';

export const getStaticPaths = () => [{ params: { headers: '_headers' } }];

export const GET = () => new Response(headerRules());
