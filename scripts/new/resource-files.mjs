import { kinds } from './kinds.mjs'
import { alphabetical, sentence } from './words.mjs'

export const languages = ['en', 'fr', 'ar', 'sw']

/** Marks a text that is still English. */
export const untranslated = (language, text) => (language === 'en' ? text : `[${language}] ${text}`)

/** The files of a resource, by path; the formatter breaks their lines. */
export function resourceFiles(resource) {
  const { words, folder } = resource
  const { singular, path } = words
  return Object.fromEntries(
    Object.entries({
      [`${singular}.resource.ts`]: description(resource),
      [`${singular}.table.server.ts`]: table(resource),
      [`${path}.server.ts`]: server(resource),
      [`${singular}.screens.tsx`]: screens(resource),
      [`${path}.database.test.ts`]: test(resource),
      ...Object.fromEntries(
        languages.map((language) => [`locales/${language}.json`, texts(resource, language)]),
      ),
    }).map(([name, text]) => [`${folder}/${name}`, text]),
  )
}

function description({ words, fields, nameField }) {
  const makers = [...new Set(fields.map(({ kind }) => kinds[kind].maker))]
  const unique = fields.find(({ isUnique }) => isUnique)
  const tenant = fields.find(({ isTenant }) => isTenant)
  const uniqueKeys = [tenant, unique].flatMap((field) => (field ? [quoted(field.key)] : []))
  return `import { ${['defineResource', ...makers].toSorted(alphabetical).join(', ')} } from '#kit/resource/index.ts'

export const ${words.one} = defineResource('${words.one}', {
  path: '${words.path}',
  nameField: '${nameField}',
  fields: {
${fields.map((field) => `    ${field.key}: ${makerOf(field)},`).join('\n')}
  },
${tenant ? `  belongsTo: '${tenant.key}',\n` : ''}${unique ? `  unique: { fields: [${uniqueKeys.join(', ')}], at: '${unique.key}', message: '${sentence(unique.base)} already used' },\n` : ''}  trash: true,
})
`
}

function makerOf({ kind, inside, target, options }) {
  const first = {
    enum: () => [`[${inside.map(quoted).join(', ')}]`],
    money: () => [quoted(inside)],
    reference: () => [quoted(target.name)],
  }[kind]?.()
  return `${kinds[kind].maker}(${[...(first ?? []), code(options)].join(', ')})`
}

function table({ words, fields }) {
  const { many, one } = words
  const sorted = fields.filter(
    ({ kind, options }) => options.sort && ['text', 'email'].includes(kind),
  )
  const searched = fields.filter(({ options }) => options.search)
  const columns = new Set([
    'pgTable',
    ...fields.flatMap(({ kind }) => kinds[kind].imports),
    ...(fields.some(isWithinTenant) ? ['foreignKey'] : []),
  ])
  const targets = new Map(
    fields.flatMap(({ target, isTenant }) =>
      target ? [[target.table, isTenant ? `${target.many}, ${target.tenancy}` : target.many]] : [],
    ),
  )
  const tenant = fields.find(({ isTenant }) => isTenant)
  const indexes = `resourceIndexes(${one}, columns)`
  const within = fields.filter(isWithinTenant)
  const keys = within.map((field) => keyOf(words, tenant, field))
  const extras = tenant
    ? `[${[`...${indexes}`, `${tenant.target.tenancy}.policy('${tenant.base}_id')`, ...keys].join(', ')}]`
    : indexes
  const hasPicture = fields.some(({ kind }) => kind === 'picture')
  const times = ['moment', ...(fields.some(({ kind }) => kind === 'datetime') ? ['instant'] : [])]
  return `${[
    `import { type AnyPgColumn, ${[...columns].toSorted(alphabetical).join(', ')} } from 'drizzle-orm/pg-core'`,
    ...[...targets].map(([from, name]) => `import { ${name} } from '${from}'`),
    ...(hasPicture ? [`import { pictures } from '#kit/pictures/index.server.ts'`] : []),
    `import { resourceColumns, resourceIndexes, searchColumns, sortKeyColumn } from '#kit/resource/index.server.ts'`,
    `import { ${times.toSorted(alphabetical).join(', ')} } from '#platform/database/columns.ts'`,
    `import { ${one} } from './${words.singular}.resource.ts'`,
  ].join('\n')}

export const ${many} = pgTable(
  '${words.table}',
  {
    ...resourceColumns,
${fields.map((field) => `    ${field.key}: ${columnOf(field)},`).join('\n')}
    deletedAt: moment(),
${sorted.map(({ key }) => `    ${key}Key: sortKeyColumn((): AnyPgColumn => ${many}.${key}),`).join('\n')}
    ...searchColumns((): AnyPgColumn[] => [${searched.map(({ key }) => `${many}.${key}`).join(', ')}]),
  },
  (columns) => ${extras},
)
`
}

/** Both records belong to one tenant, so the key of the table has both columns. */
const isWithinTenant = ({ target }) => target?.belongsTo !== undefined

const keyOf = (words, tenant, { key, base, target, isRequired }) =>
  `foreignKey({ name: '${words.table}_${snake(base)}_fk', columns: [columns.${tenant.key}, columns.${key}], foreignColumns: [${target.many}.${tenant.key}, ${target.many}.id] }).onDelete('${isRequired ? 'cascade' : 'set null'}')`

const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function columnOf(field) {
  const { kind, target, isRequired } = field
  const required = isRequired ? '.notNull()' : ''
  if (isWithinTenant(field)) return `uuid()${required}`
  if (kind === 'picture') return `uuid().references(() => pictures.id, { onDelete: 'set null' })`
  if (kind !== 'reference') return `${kinds[kind].column}${required}`
  const onDelete = isRequired ? 'cascade' : 'set null'
  return `uuid()${required}.references(() => ${target.many}.id, { onDelete: '${onDelete}' })`
}

function server({ words, fields, isImported }) {
  const { many, one } = words
  const tenant = fields.find(({ isTenant }) => isTenant)?.target
  const references = fields.filter(({ target, isTenant }) => target && !isTenant)
  const targets = new Map([
    ...(tenant ? [[tenant.table, tenant.tenancy]] : []),
    ...references.map(({ target }) => [target.table, target.many]),
  ])
  const referenced = references.map(
    ({ key, target }) =>
      `${key}: { table: ${target.many}, name: ${target.many}.${target.nameColumn} }`,
  )
  const serving = [
    `table: ${many}`,
    ...(tenant ? [`tenancy: ${tenant.tenancy}`] : []),
    ...(referenced.length > 0 ? [`references: { ${referenced.join(', ')} }`] : []),
  ]
  return `${[
    ...[...targets].map(([from, name]) => `import { ${name} } from '${from}'`),
    `import { resourceApi, serveResource, trashApi } from '#kit/resource/index.server.ts'`,
    ...(isImported
      ? [`import { importResource } from '#modules/import-files/index.server.ts'`]
      : []),
    `import { ${one} } from './${words.singular}.resource.ts'`,
    `import { ${many} } from './${words.singular}.table.server.ts'`,
  ].join('\n')}

const serving = { ${serving.join(', ')} }

export const ${many}OnServer = serveResource(${one}, serving)

export const ${many}Api = {
  ...resourceApi(${many}OnServer),
  ...trashApi(${many}OnServer),
${isImported ? `  ...importResource(${one}, serving).api,\n` : ''}}
`
}

function screens({ words, fields, nameField, icon, isImported }) {
  const { many, one } = words
  const references = fields.filter(({ target }) => target)
  const tenant = fields.find(({ isTenant }) => isTenant)
  const searched = references.some(({ target }) => !target.options.from)
  const short = new Map(
    references.flatMap(({ target: { options } }) =>
      options.from ? [[options.from, options.names]] : [],
    ),
  )
  const second = fields.find(
    ({ key, kind }) => key !== nameField && ['text', 'email'].includes(kind),
  )
  return `${[
    `import { ${icon} } from 'lucide-react'`,
    ...[...short].map(([from, names]) => `import { ${names.join(', ')} } from '${from}'`),
    `import { api } from '#kit/api/index.ts'`,
    `import { ${searched ? 'referenceTo, ' : ''}resourceScreens } from '#kit/resource-pages/index.ts'`,
    ...(isImported ? [`import { importPage } from '#modules/imports/index.ts'`] : []),
    `import { ${one} } from './${words.singular}.resource.ts'`,
  ].join('\n')}

export const screens = resourceScreens(${one}, {
  calls: async () => (await api()).${many},
  icon: <${icon} />,
  references: { ${references.map(({ key, target }) => `${key}: ${optionsOf(target, tenant)}`).join(', ')} },
${second ? `  secondLine: '${second.key}',\n` : ''}${isImported ? `  added: [importPage(${one})],\n` : ''}})
`
}

/** The choice offers what belongs to the tenant of the record. */
const optionsOf = ({ path, belongsTo, options }, tenant) =>
  belongsTo === undefined || options.from ? options.code : `referenceTo('${path}', '${tenant.key}')`

function test({ words, fields, seeds }) {
  const { many, path } = words
  const isTenant = fields.some((field) => field.isTenant)
  const known = fields.some(({ target }) => target)
    ? `, ${seeds.known}${isTenant ? `, ${seeds.member}` : ''}`
    : ''
  return `${[
    ...seeds.imports,
    `import { testResource } from '#kit/resource/test-resource.server.ts'`,
    ...(seeds.isSampled
      ? [`import { insertSample } from '#kit/resource/test-samples.server.ts'`]
      : []),
    `import { testDatabase } from '#platform/database/test-database.ts'`,
    `import { ${many}OnServer } from './${path}.server.ts'`,
  ].join('\n')}

const database = await testDatabase()
${seeds.lines.map((line) => `${line}\n`).join('')}
testResource(database, ${many}OnServer${known})
`
}

function texts({ words, fields }, language) {
  const say = (text) => untranslated(language, text)
  const choices = fields.filter(({ kind }) => kind === 'enum')
  return `${JSON.stringify(
    {
      caption: say(words.titles.many),
      new: say(`New ${words.titles.one}`),
      edit: say(`Edit ${words.titles.one}`),
      fields: Object.fromEntries(fields.map(({ base }) => [base, say(sentence(base))])),
      ...(choices.length > 0 && {
        choices: Object.fromEntries(
          choices.map(({ key, inside }) => [
            key,
            Object.fromEntries(inside.map((value) => [value, say(sentence(value))])),
          ]),
        ),
      }),
    },
    undefined,
    2,
  )}\n`
}

const quoted = (text) => `'${text}'`

const code = (options) =>
  Object.keys(options).length === 0
    ? '{}'
    : `{ ${Object.entries(options)
        .map(([key, value]) => `${key}: ${typeof value === 'string' ? quoted(value) : value}`)
        .join(', ')} }`
