import { baseName, fieldsOf, filtersOf, formOf, type Resource } from '#kit/resource/index.ts'

const range = 'or a range with one or both ends'
const forms: Partial<Record<ReturnType<typeof formOf>, string>> = {
  values: 'A value, or several, separated by commas.',
  texts: 'The whole text, or several, separated by commas.',
  range: `A number, ${range}: \`1900..1950\`, \`1900..\`, \`..1950\`.`,
  days: `A day, ${range}: \`2026-01-01..2026-01-31\`.`,
  moments: `A day, ${range}: \`2026-01-01..2026-01-31\`; also \`last7days\`, \`last30days\` and \`thisYear\`.`,
}

/** Describes the parameters of a list to programs that read no guide. */
export function filterWords(resource: Resource): Record<string, { description: string }> {
  const { nameField } = resource
  const incomplete = resource.filters?.missing?.map(baseName) ?? []
  const words = {
    ...forms,
    missing: `Those that lack any of these, separated by commas: ${incomplete.join(', ')}.`,
  }
  const filters = filtersOf(resource).flatMap((filter) => {
    const description = words[formOf(filter)]
    return description === undefined ? [] : [[filter.key, { description }] as const]
  })
  const searched = fieldsOf(resource).flatMap(([name, { search }]) => (search ? [name] : []))
  return {
    ...(searched.length > 0 && {
      searchTerm: { description: `Words, or their beginnings, in: ${searched.join(', ')}.` },
    }),
    ...Object.fromEntries(filters),
    sort: { description: `Else by relevance with a search term, and by ${nameField} without.` },
    from: { description: `The letters that the first ${nameField} begins with.` },
    cursor: { description: 'The `nextCursor` of the previous page.' },
  }
}
