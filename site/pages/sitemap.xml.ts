import { sitemapIndex } from '../sitemap.ts';

export const GET = () => new Response(sitemapIndex());
