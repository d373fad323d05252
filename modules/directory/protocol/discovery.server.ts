const base = 'urn:ietf:params:scim:schemas:core:2.0'

export const mostListed = 200

const metaOf = (address: string, resourceType: string, path: string) => ({
  resourceType,
  location: `${address}/${path}`,
})

export const serviceProviderConfig = (address: string) => ({
  schemas: [`${base}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key of an organization',
      description: 'The key in the header Authorization, after Bearer',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: metaOf(address, 'ServiceProviderConfig', 'ServiceProviderConfig'),
})

export const resourceTypes = (address: string) =>
  (['User', 'Group'] as const).map((id) => ({
    schemas: [`${base}:ResourceType`],
    id,
    name: id,
    endpoint: `/${id}s`,
    schema: `${base}:${id}`,
    schemaExtensions: [],
    meta: metaOf(address, 'ResourceType', `ResourceTypes/${id}`),
  }))

interface Attribute {
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  description: string
  required?: boolean
  caseExact?: boolean
  mutability?: 'readOnly' | 'readWrite' | 'immutable'
  uniqueness?: 'none' | 'server'
  multiValued?: boolean
  subAttributes?: object[]
  referenceTypes?: string[]
}

const attribute = (name: string, { type = 'string', ...rest }: Attribute) => ({
  name,
  type,
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...rest,
})

const userAttributes = [
  attribute('userName', {
    description: 'The email address, at a domain that the organization has verified',
    required: true,
    uniqueness: 'server',
  }),
  attribute('externalId', { description: 'The id in the directory', caseExact: true }),
  attribute('displayName', { description: 'The name of the account' }),
  attribute('name', {
    type: 'complex',
    description: 'Parts of the name',
    subAttributes: [
      attribute('formatted', { description: 'The same as displayName' }),
      attribute('givenName', { description: 'First name' }),
      attribute('familyName', { description: 'Last name' }),
    ],
  }),
  attribute('emails', {
    type: 'complex',
    description: 'One address: that of userName',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      attribute('value', { description: 'The address', mutability: 'readOnly' }),
      attribute('type', { description: 'Always work', mutability: 'readOnly' }),
      attribute('primary', {
        type: 'boolean',
        description: 'Always true',
        mutability: 'readOnly',
      }),
    ],
  }),
  attribute('active', {
    type: 'boolean',
    description: 'Whether the user is a member and may sign in',
  }),
]

const groupAttributes = [
  attribute('displayName', { description: 'The name of the team', required: true }),
  attribute('externalId', { description: 'The id in the directory', caseExact: true }),
  attribute('members', {
    type: 'complex',
    description: 'Users of the directory who are in the team',
    multiValued: true,
    subAttributes: [
      attribute('value', { description: 'The id of a user', mutability: 'immutable' }),
      attribute('$ref', {
        type: 'reference',
        description: 'The address of the user',
        mutability: 'immutable',
        referenceTypes: ['User'],
      }),
      attribute('type', { description: 'Always User', mutability: 'immutable' }),
      attribute('display', { description: 'The userName', mutability: 'readOnly' }),
    ],
  }),
]

const schema = (address: string, name: string, description: string, attributes: object[]) => ({
  schemas: [`${base}:Schema`],
  id: `${base}:${name}`,
  name,
  description,
  attributes,
  meta: metaOf(address, 'Schema', `Schemas/${base}:${name}`),
})

export const schemas = (address: string) => [
  schema(address, 'User', 'A member of the organization', userAttributes),
  schema(address, 'Group', 'A team of the organization', groupAttributes),
]
