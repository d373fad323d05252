/** What the test of a resource inserts first: a record of each resource that it refers to. */
export function seedsOf(fields, targets) {
  const imports = new Map()
  const lines = []
  const seeded = new Set()

  function add(name) {
    if (seeded.has(name)) return
    seeded.add(name)
    const target = targets.get(name)
    for (const need of target.needs) add(need)
    const { from, names, code } = insertion(target)
    imports.set(from, new Set([...(imports.get(from) ?? []), ...names]))
    lines.push(`const ${name} = await ${code}`)
  }

  for (const { target } of fields) if (target) add(target.name)
  const known = [...new Set(fields.flatMap(({ target }) => (target ? [target.name] : [])))]
  return {
    imports: [...imports].map(
      ([from, names]) => `import { ${[...names].join(', ')} } from '${from}'`,
    ),
    lines,
    known: knownOf(known),
    isSampled: [...seeded].some((name) => name !== 'user'),
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
