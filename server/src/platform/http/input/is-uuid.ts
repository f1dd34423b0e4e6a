const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside is a UUID, so that the database accepts it as an id. */
export const isUuid = (text: string): boolean => UUID.test(text);
