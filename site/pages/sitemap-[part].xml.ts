import { sitemapPart, sitemapParts } from '../build/sitemap.ts';

export const getStaticPaths = () => sitemapParts().map((part) => ({ params: { part: String(part) } }));

export const GET = ({ params }: { params: { part: string } }) => new Response(sitemapPart(Number(params.part)));
