import { baseName, fieldsOf } from './describe.ts'
import type { Resource } from './resource.ts'

/** The record, its columns and the queries of its lists have these names beside those of the fields. */
const reservedNames = [
  ...(['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'search', 'beginnings'] as const),
  ...(['searchTerm', 'sort', 'from', 'cursor', 'limit', 'format', 'missing'] as const),
  // The type of a bulk action, and the language and the saved view in the address of a list.
  ...(['type', 'lng', 'view', 'viewId'] as const),
  ...(['references', 'enableRLS'] as const),
  ...(['constructor', 'hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable'] as const),
  ...(['toLocaleString', 'toString', 'valueOf', '__proto__'] as const),
] as const

/** `titleKey` is the sort key of `title`, and `placeAlike` the fingerprint of a rule `place`. */
export type ReservedName =
  // A list of one's own, as the activity record, may begin at a day: only the lists of `serveResource` have letters.
  Exclude<(typeof reservedNames)[number], 'from'> | `${string}Key` | `${string}Alike`

/** Other names of the kit begin with a sign that no field may have. */
const form = /^[a-z][A-Za-z\d]*$/

export function mistakeInName(name: string): string | undefined {
  if (!form.test(name)) {
    return `The name ${name} is no field’s: use letters and digits, as in bornOn.`
  }
  return /(?:Key|Alike)$/.test(name) || reservedNames.some((reserved) => reserved === name)
    ? `The name ${name} is taken by the kit: choose another.`
    : undefined
}

export function mistakeInNames(resource: Pick<Resource, 'fields'>): string | undefined {
  const fields = fieldsOf(resource)
  const mistake = fields.map(([name]) => mistakeInName(name)).find((one) => one !== undefined)
  if (mistake !== undefined) return mistake
  // A list of references has a filter by one of them.
  const shown = fields.flatMap(([name, { kind }]) =>
    kind === 'references' ? [baseName(name), baseName(name).replace(/s$/, '')] : [baseName(name)],
  )
  const twice = shown.find((name, at) => shown.indexOf(name) !== at)
  return twice && `Two fields are ${twice} in addresses and files: give one another name.`
}
