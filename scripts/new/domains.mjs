import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Trouble } from '../bootstrap/trouble.mjs'
import { readIfThere } from './read-if-there.mjs'

const domainsIn = (root) =>
  [...readFileSync(join(root, 'src/app/domains.ts'), 'utf8').matchAll(/#domains\/([\w-]+)\//g)].map(
    ([, domain]) => domain,
  )

/** A domain whose parts.server.ts registers what it runs on the server. */
export function serverDomain(root, asked) {
  const fit = globSync('src/domains/*/parts.server.ts', { cwd: root }).map(
    (file) => file.split('/')[2],
  )
  if (fit.includes(asked)) return asked
  throw new Trouble(
    `${asked ? `There is no domain ${asked}` : 'Name a domain'}: --in <domain>, one of ${fit.toSorted().join(', ')}.`,
  )
}

/** Without a wish, the first domain in src/app/domains.ts that lists resources. */
export function domainFor(root, asked) {
  const fit = domainsIn(root).filter((domain) =>
    readIfThere(root, `src/domains/${domain}/resources.ts`),
  )
  const domain = asked ?? fit[0]
  if (domain && fit.includes(domain)) return domain
  throw new Trouble(
    domain
      ? `There is no domain ${domain} that has resources. Those that do: ${fit.join(', ')}.`
      : 'No domain has resources yet: npm run new -- domain <name>',
  )
}
