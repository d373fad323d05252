export type Side = 'mine' | 'theirs'

export interface Versions<Values> {
  /** What both began with. */
  base: Values
  mine: Values
  theirs: Values
}

/** Which version of each field that differs is to be kept. */
export type Choices<Values> = Partial<Record<keyof Values, Side>>

/** In the order in which the values are written down. */
export function differingFields<Values extends object>({ mine, theirs }: Versions<Values>) {
  const isField = (name: string): name is keyof Values & string => Object.hasOwn(mine, name)
  return Object.keys(mine)
    .filter(isField)
    .filter((field) => mine[field] !== theirs[field])
}

/** What only the others have changed is theirs to begin with; nobody's own work is given up unasked. */
export const proposedChoices = <Values extends object>(versions: Versions<Values>) =>
  choose(versions, (field) => (versions.mine[field] === versions.base[field] ? 'theirs' : 'mine'))

export const allChoices = <Values extends object>(versions: Versions<Values>, side: Side) =>
  choose(versions, () => side)

export function mergedValues<Values extends object>(
  versions: Versions<Values>,
  choices: Choices<Values>,
): Values {
  const merged = { ...versions.mine }
  for (const field of differingFields(versions)) {
    if (choices[field] === 'theirs') merged[field] = versions.theirs[field]
  }
  return merged
}

function choose<Values extends object>(
  versions: Versions<Values>,
  sideOf: (field: keyof Values & string) => Side,
): Choices<Values> {
  const choices: Choices<Values> = {}
  for (const field of differingFields(versions)) choices[field] = sideOf(field)
  return choices
}
