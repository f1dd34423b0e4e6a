const OF_CURRENT = /^\/v1\/admin\/application\/(?=(?:activities|sessions|products|locations)\/?(?:\?|$))/;
const ORDERS = /^\/v1\/admin\/applications\/(?=orders\/?(?:\?|$))/;

/** Returns the path that the contract has for a list of the current platform: `application/<list>` and `applications/<list>` are one. */
export const canonicalPath = (url: string): string =>
  url.replace(OF_CURRENT, '/v1/admin/applications/').replace(ORDERS, '/v1/admin/application/');
