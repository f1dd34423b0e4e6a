const OF_CURRENT = /^\/v1\/admin\/application\/(?=(?:activities|sessions|products|locations)\/?(?:\?|$))/;
const ORDERS = /^\/v1\/admin\/applications\/(?=orders\/?(?:\?|$))/;

/** A list of the current platform has two paths: `application/<list>` and `applications/<list>`. Returns the one that the contract has. */
export const canonicalPath = (url: string): string =>
  url.replace(OF_CURRENT, '/v1/admin/applications/').replace(ORDERS, '/v1/admin/application/');
