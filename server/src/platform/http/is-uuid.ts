const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text from outside may be handed to the database as an id of this kind. */
export const isUuid = (text: string): boolean => UUID.test(text);
