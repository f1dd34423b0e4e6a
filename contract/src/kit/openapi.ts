import { z } from 'zod';
import { type MessageKey, translate } from '@move/domain/kit/messages/messages.ts';
import { type Endpoint, paramNames, replySchema } from './endpoint.ts';
import { ERRORS, errorStatuses, problemStatus } from './error-replies.ts';

type Json = Record<string, unknown>;

const Errors = {
  type: 'object',
  description: 'Sentences by field, in the language of Accept-Language',
  required: ['errors'],
  properties: {
    error: { type: 'string', description: 'The code of RFC 6749, of the calls for a token alone' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

const errorContent = (examples: Json) => ({
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' }, examples } },
});

/** The replies that any endpoint may give, by status. */
const generalErrors = Object.fromEntries(
  Object.values(ERRORS).map(({ name, description, example }) => [
    name,
    { description, ...errorContent({ general: { value: { errors: example } } }) },
  ]),
);

/** The refusals of an endpoint by status: the general ones by reference, its own problems with their messages. */
function errorReplies(endpoint: Endpoint): Json {
  return Object.fromEntries(
    errorStatuses(endpoint).map((status) => {
      const { name, description } = ERRORS[status];
      const own = (endpoint.problems ?? []).filter(
        (key) => problemStatus(key, endpoint) === status && key !== 'throttle',
      );
      if (own.length === 0) return [status, { $ref: `#/components/responses/${name}` }];
      const examples = own.map((key) => [key, { value: { errors: { state: [exampleSentence(key)] } } }]);
      return [status, { description, ...errorContent(Object.fromEntries(examples)) }];
    }),
  );
}

/** The example text of a message; its numbers and names are made up. */
const exampleSentence = (key: MessageKey) => translate('en', { key, params: EXAMPLE_PARAMS });
const EXAMPLE_PARAMS = {
  date: '2026-12-01',
  until: '2027-01-29',
  names: 'PLATFORM_NAME',
  status: 'exported',
  what: 'CtrlSum',
  count: 2,
  coupons: 2,
  users: 1,
  column: 'Name',
  contents: '2 organisations',
  labels: 'Summer',
  line: 3,
  max: 20,
  now: '€ 7,50',
  shown: '€ 6,00',
  reviewer: 'Sanne de Wit',
  rows: 40,
  sessions: 'Tuesday 3 March',
  size: '5 MB',
};

/** Authentication of an organisation's integrations: a token of an hour for the credentials on the tab Integrations. */
const client = {
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl: '/v1/oauth/token', scopes: { 'offers:read': 'Read the own offers' } } },
};

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Move',
      version: '1',
      description: 'The back office that sport platforms run on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, client },
      parameters,
      responses: generalErrors,
      schemas: { Errors },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const { permission } = endpoint;
  return {
    operationId: endpoint.name,
    summary: operationTitle(endpoint.name),
    tags: [pathTag(endpoint.path)],
    ...(permission === 'public' ? { security: [] } : permission === 'client' ? { security: [{ client: [] }] } : {}),
    'x-permission': permission,
    ...(endpoint.problems ? { 'x-problems': endpoint.problems } : {}),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body ? { requestBody: requestBody(endpoint, jsonSchema(endpoint.body, 'input')) } : {}),
    responses: { [endpoint.status]: replyContent(endpoint), ...errorReplies(endpoint) },
  };
}

/** `addSessionWaiting` → `Add session waiting`. */
const operationTitle = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const pathTag = (path: string) =>
  path
    .split('/')
    .filter((part) => part && !part.startsWith(':') && part !== 'v1' && part !== 'admin')
    .at(0) ?? 'other';

function pathParameters(endpoint: Endpoint): Json[] {
  return paramNames(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: name.endsWith('Id') ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = jsonSchema(endpoint.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The headers of every call, besides its own parameters. */
const headerParameters = ({ method }: Endpoint): Json[] =>
  ['ApplicationId', 'Language', ...(method === 'POST' ? ['IdempotencyKey'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));

const parameters = {
  ApplicationId: {
    name: 'X-Application-Id',
    in: 'header',
    description: 'The platform to act on; absent, that of the host or the first own one',
    schema: { type: 'integer', minimum: 1 },
  },
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of the sentences',
    schema: { enum: ['nl', 'en'], default: 'nl' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Repeated within a day with the same body, the call answers as it did and does nothing again',
    schema: { type: 'string', format: 'uuid' },
  },
};

function replyContent(endpoint: Endpoint): Json {
  const schema = replySchema(endpoint);
  if (schema) return { description: 'Done', ...jsonContent(jsonSchema(schema, 'output')) };
  if (endpoint.reply === 'nothing') return { description: 'Done' };
  return {
    description: 'A file',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
}

function requestBody({ upload, acceptsForm }: Endpoint, schema: Json): Json {
  if (upload) return { required: true, content: { 'multipart/form-data': { schema } } };
  const json = { 'application/json': { schema } };
  const content = acceptsForm ? { 'application/x-www-form-urlencoded': { schema }, ...json } : json;
  return { required: true, content };
}

const jsonContent = (schema: Json) => ({ content: { 'application/json': { schema } } });

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
