import { sitemapIndex } from '../lib/sitemap.ts';

export const GET = () => new Response(sitemapIndex());
