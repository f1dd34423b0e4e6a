const OF_CURRENT = /^\/v1\/admin\/application\/(?=(?:activities|sessions|products|locations)\/?(?:\?|$))/;
const ORDERS = /^\/v1\/admin\/applications\/(?=orders\/?(?:\?|$))/;

/**
 * Returns the path in the contract of a list of the current platform, because `application/<list>` and `applications/<list>` are the same.
 */
export const canonicalPath = (url: string): string =>
  url.replace(OF_CURRENT, '/v1/admin/applications/').replace(ORDERS, '/v1/admin/application/');
