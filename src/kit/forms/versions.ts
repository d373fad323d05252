export type Side = 'mine' | 'theirs'

export interface Versions<Values> {
  base: Values
  mine: Values
  theirs: Values
}

export type Choices<Values> = Partial<Record<keyof Values, Side>>

export function differingFields<Values extends object>({ mine, theirs }: Versions<Values>) {
  const isField = (name: string): name is keyof Values & string => Object.hasOwn(mine, name)
  return Object.keys(mine)
    .filter(isField)
    .filter((field) => !isSame(mine[field], theirs[field]))
}

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

export const disputedFields = <Values extends object>(versions: Versions<Values>) =>
  differingFields(versions).filter(
    (field) =>
      !isSame(versions.mine[field], versions.base[field]) &&
      !isSame(versions.theirs[field], versions.base[field]),
  )

export const autoMerged = <Values extends object>(versions: Versions<Values>): Values => {
  const merged = { ...versions.mine }
  for (const field of differingFields(versions)) {
    if (isSame(versions.mine[field], versions.base[field])) merged[field] = versions.theirs[field]
  }
  return merged
}

export function allChoices<Values extends object>(
  versions: Versions<Values>,
  side: Side,
): Choices<Values> {
  const choices: Choices<Values> = {}
  for (const field of disputedFields(versions)) choices[field] = side
  return choices
}

export function mergedValues<Values extends object>(
  versions: Versions<Values>,
  choices: Choices<Values>,
): Values {
  const merged = autoMerged(versions)
  for (const field of disputedFields(versions)) {
    if (choices[field] === 'theirs') merged[field] = versions.theirs[field]
  }
  return merged
}
