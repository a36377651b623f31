/** The description of the API (OpenAPI 3.1), which tools/generate/describe-api.ts makes of our schemas. */
import description from './generated/api-description.js';

export interface Reference {
  $ref: string;
}

interface MediaType {
  schema: object;
  example?: unknown;
}

export interface ResponseDescription {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: object;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; description?: string; content: Record<string, MediaType> };
  responses: Record<string, ResponseDescription | Reference>;
  /** The file that a bare static host has instead, and what is said of it in other words. */
  'x-static-file'?: { path: string; summary?: string; description?: string };
}

export interface PathItem {
  parameters?: (Parameter | Reference)[];
  get?: Operation;
  post?: Operation;
  delete?: Operation;
}

export interface OpenapiDocument {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string; license: object };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    securitySchemes?: Record<string, object>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, object>;
    responses?: Record<string, ResponseDescription>;
    schemas?: Record<string, object>;
  };
}

export const METHODS = ['get', 'post', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** Of the API as the worker answers it; each operation names the file that says the same. @param baseUrl without a trailing slash */
export function openapiDocument(title: string, baseUrl: string): OpenapiDocument {
  const { openapi, info, ...further } = structuredClone(description);
  return { openapi, info: { ...info, title }, servers: [{ url: baseUrl }], ...further };
}
