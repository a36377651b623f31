/**
 * Every problem the API answers with, in api-problems.json: the worker sends status and title, the site's page about errors
 * explains when it comes and what to do.
 */
import problems from './api-problems.json' with { type: 'json' };

export type ApiProblemCode = keyof typeof problems;

interface ApiProblem {
  status: number;
  title: string;
  explanation: string;
}

export const API_PROBLEMS: Readonly<Record<ApiProblemCode, ApiProblem>> = problems;
