import { sitemapIndex } from '../build/sitemap.ts';

export const GET = () => new Response(sitemapIndex());
