import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeFile } from './write-file.ts'

const table = z.record(z.string(), z.array(z.string()))
const fileSchema = z.strictObject({
  roles: z.optional(table),
  own: z.optional(table),
  neverOfOrganizations: z.optional(z.array(z.string())),
})

/** The permissions of modules have to be known to the types of all code. */
export const modulePermissions = () => writeFile('src/rules/permissions.gen.ts', permissionsIn)

function permissionsIn(root: string): string {
  const files = globSync('modules/*/permissions.json', { cwd: root })
    .toSorted()
    .map((path) => fileSchema.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))))
  const joined = (name: 'roles' | 'own') =>
    Object.fromEntries(files.flatMap((file) => Object.entries(file[name] ?? {})))
  const never = files.flatMap(({ neverOfOrganizations = [] }) => neverOfOrganizations)
  return [
    '// The build writes this file from modules/*/permissions.json: vite/generated/permissions.ts.',
    `export const moduleRoles = ${JSON.stringify(joined('roles'))} as const`,
    `export const moduleOwn = ${JSON.stringify(joined('own'))} as const`,
    `export const neverOfOrganizations: readonly string[] = ${JSON.stringify(never)}`,
    '',
  ].join('\n')
}
