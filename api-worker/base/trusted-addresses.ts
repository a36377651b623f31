/** In development, addresses that events may be sent to although they are not public. */

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The pairs of TRUSTED_ADDRESSES, separated by spaces. Only a worker that is asked under a name of this machine is one
 * in development: no deployment is.
 * @returns undefined where a deployment has the variable, so that nothing is done with it
 */
export function trustedAddresses(request: Request, variable: string | undefined): string[] | undefined {
  if (variable === undefined || variable.trim() === '') return [];
  return LOCAL.includes(new URL(request.url).hostname) ? variable.trim().split(/\s+/) : undefined;
}
