/** The records that the test of a resource inserts first: one of each resource that it refers to. */
export function seedsOf(fields, targets) {
  const imports = new Map()
  const lines = []
  const seeded = new Set()

  function add(name) {
    if (seeded.has(name)) return
    seeded.add(name)
    const target = targets.get(name)
    if (target.tenancy) return addTenant(target)
    for (const need of target.needs) add(need)
    const { from, names, code } = insertion(target)
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names]))
    lines.push(`const ${name} = await ${code}`)
  }

  /** Its records are seen by a member only, who acts in the test. */
  function addTenant({ name, face }) {
    imports.set(`${face}/tenancy/test-membership.server.ts`, new Set(['membershipIn']))
    lines.push(
      fields.some(({ isTenant }) => isTenant)
        ? `const { ${name}, by } = await membershipIn(database)`
        : `const { ${name} } = await membershipIn(database)`,
    )
  }

  for (const { target } of fields) if (target) add(target.name)
  const known = [...new Set(fields.flatMap(({ target }) => (target ? [target.name] : [])))]
  return {
    imports: [...imports].map(
      ([from, names]) => `import { ${[...names].join(', ')} } from '${from}'`,
    ),
    lines,
    known: knownOf(known),
    isSampled: [...seeded].some((name) => name !== 'user' && !targets.get(name).tenancy),
  }
}

function insertion({ name, many, face, needs }) {
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

const knownOf = (names) => `{ ${names.map((name) => `${name}: ${name}.id`).join(', ')} }`
