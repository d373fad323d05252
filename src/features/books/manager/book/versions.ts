import { type BookValues, fieldNames } from './book-values.ts'

export type Side = 'mine' | 'theirs'
type Field = keyof BookValues

const isField = (name: string): name is Field => Object.hasOwn(fieldNames, name)
const fields = Object.keys(fieldNames).filter(isField)

export interface Versions {
  /** What both began with. */
  base: BookValues
  mine: BookValues
  theirs: BookValues
}

/** Which version of each field that differs is to be kept. */
export type Choices = Partial<Record<Field, Side>>

export const differingFields = ({ mine, theirs }: Versions): Field[] =>
  fields.filter((field) => mine[field] !== theirs[field])

/** What only the others have changed is theirs to begin with; nobody's own work is given up unasked. */
export const proposedChoices = (versions: Versions): Choices =>
  Object.fromEntries(
    differingFields(versions).map((field) => [
      field,
      versions.mine[field] === versions.base[field] ? 'theirs' : 'mine',
    ]),
  )

export const allChoices = (versions: Versions, side: Side): Choices =>
  Object.fromEntries(differingFields(versions).map((field) => [field, side]))

export function mergedValues({ mine, theirs }: Versions, choices: Choices): BookValues {
  const taken = fields.filter((field) => choices[field] === 'theirs')
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }
}
