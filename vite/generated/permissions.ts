import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFile } from './write-file.ts'

const table = z.record(z.string(), z.array(z.string()))
const scopes = z.optional(z.array(z.string()))
const texts = z.record(z.string(), z.string())
const roleTexts = z.record(
  z.string(),
  z.strictObject({ names: z.optional(texts), descriptions: texts }),
)
const fileSchema = z.strictObject({
  roles: z.optional(table),
  users: z.optional(table),
  own: z.optional(table),
  ofOrganizations: z.optional(table),
  neverOfOrganizations: scopes,
  withoutCalls: scopes,
  apps: scopes,
  roleTexts: z.optional(roleTexts),
})

/** Forms show the actions of a resource in this order, whichever modules name them. */
const usualOrder = ['list', 'read', 'create', 'update', 'delete']
const placeOf = (action: string) =>
  usualOrder.includes(action) ? usualOrder.indexOf(action) : usualOrder.length

/** The permissions of modules have to be known to the types of all code. */
export const modulePermissions = () => writeFile('src/rules/permissions.gen.ts', permissionsIn)

function permissionsIn(root: string): string {
  const files = globSync('modules/*/permissions.json', { cwd: root })
    .toSorted()
    .map((path) => fileSchema.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))))
  const joined = (name: 'roles' | 'users' | 'own' | 'ofOrganizations') => {
    const actions = Map.groupBy(
      files.flatMap((file) => Object.entries(file[name] ?? {})),
      ([resource]) => resource,
    )
    const all = [...actions].map(([resource, parts]) => [
      resource,
      parts.flatMap(([, some]) => some).toSorted((one, other) => placeOf(one) - placeOf(other)),
    ])
    return JSON.stringify(Object.fromEntries(all))
  }
  const listed = (name: 'neverOfOrganizations' | 'withoutCalls' | 'apps') =>
    JSON.stringify(files.flatMap((file) => file[name] ?? []))
  return [
    '// The build writes this file from modules/*/permissions.json: vite/generated/permissions.ts.',
    `export const moduleRoles = ${joined('roles')} as const`,
    `export const moduleUsers = ${joined('users')} as const`,
    `export const moduleOwn = ${joined('own')} as const`,
    `export const organizationPermissions = ${joined('ofOrganizations')} as const`,
    `export const neverOfOrganizations: readonly string[] = ${listed('neverOfOrganizations')}`,
    `export const moduleWithoutCalls: readonly string[] = ${listed('withoutCalls')}`,
    `export const moduleAppScopes: readonly string[] = ${listed('apps')}`,
    `export const moduleRoleTexts: Readonly<Record<string, object>> = ${JSON.stringify(Object.assign({}, ...files.map(({ roleTexts: some }) => some)))}`,
    '',
  ].join('\n')
}
