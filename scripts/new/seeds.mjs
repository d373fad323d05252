/** The records that the test of a resource inserts first: one of each resource that it refers to. */
export function seedsOf(fields, targets) {
  const imports = new Map()
  const lines = []
  const seeded = new Set()
  const isOfTenant = (name) => targets.get(name).belongsTo !== undefined
  const inTenant = fields.flatMap(({ target }) =>
    target && isOfTenant(target.name) ? [target] : [],
  )

  function add(name, place = '') {
    const seed = seedOf(name, place)
    if (seeded.has(seed)) return
    seeded.add(seed)
    const target = targets.get(name)
    if (target.tenancy) return addTenant(target, place)
    for (const need of target.needs) add(need, place)
    const { from, names, code } = insertion(target, (needs) => knownOf(needs, place))
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names]))
    lines.push(`const ${seed} = await ${code}`)
  }

  /** Its records are seen by a member only, who acts in the test. */
  function addTenant({ name, face }, place) {
    imports.set(`${face}/tenancy/test-membership.server.ts`, new Set(['membershipIn']))
    if (place) {
      lines.push(
        `const { ${name}: ${seedOf(name, place)} } = await membershipIn(database, 'slate-guild')`,
      )
      return
    }
    lines.push(
      fields.some(({ isTenant }) => isTenant)
        ? `const { ${name}, by } = await membershipIn(database)`
        : `const { ${name} } = await membershipIn(database)`,
    )
  }

  /** What belongs to another tenant has a name of its own; other resources have one record for all. */
  const seedOf = (name, place) =>
    isOfTenant(name) || targets.get(name).tenancy ? `${name}${place}` : name
  const knownOf = (names, place = '') =>
    `{ ${names.map((name) => `${name}: ${seedOf(name, place)}.id`).join(', ')} }`

  for (const { target } of fields) if (target) add(target.name)
  for (const { name } of inTenant) add(name, 'Elsewhere')
  const known = [...new Set(fields.flatMap(({ target }) => (target ? [target.name] : [])))]
  const strays = [...new Set(inTenant.map(({ name }) => name))]
  return {
    imports: [...imports].map(
      ([from, names]) => `import { ${[...names].join(', ')} } from '${from}'`,
    ),
    lines,
    known: knownOf(known),
    member: strays.length > 0 ? `{ by, elsewhere: ${knownOf(strays, 'Elsewhere')} }` : '{ by }',
    isSampled: [...seeded].some((name) => name !== 'user' && !targets.get(name)?.tenancy),
  }
}

function insertion({ name, many, face, needs }, knownOf) {
  if (name === 'user') {
    return {
      from: '#domains/identity/auth/people/test-people.ts',
      names: ['peopleIn'],
      code: `peopleIn(database)('Noor')`,
    }
  }
  const known = needs.length > 0 ? `, ${knownOf(needs)}` : ''
  return {
    from: `${face}/index.server.ts`,
    names: [`${many}OnServer`],
    code: `insertSample(database, ${many}OnServer${known})`,
  }
}
