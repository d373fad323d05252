import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { z } from 'zod/mini'
import type { Person } from '#app/api/test-product.server.ts'
import { accounts } from '#modules/openid/index.server.ts'
import { openIdKeys, startOpenId } from '#modules/openid/test-openid-server.ts'
import { signInAt } from '#modules/openid/test-openid.ts'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { startNameServer } from './test-name-server.ts'

const ours = 'https://product.example'

/** A product beside a real OpenID provider and a real name server. */
export async function signOnScene(database: TestDatabase, otherIssuers: string[] = []) {
  const { server, close } = await startOpenId(ours)
  afterAll(close)
  const names = await startNameServer()
  afterAll(names.close)
  const reached = {
    TRUSTED_ISSUERS: [server.issuer, ...otherIssuers].join(),
    DNS_SERVERS: names.address,
  }
  const product = await organized(database, reached, undefined, afterAll)

  let people = 0
  /** An address of its own, since codes to one are limited. */
  const someone = () => product.person(`Person${(people += 1)}`)

  async function prove(owner: Person, path: string, domain: string) {
    const { id, record } = await addDomain(owner, path, domain)
    names.records.set(record.name, ['v=spf1 -all', record.value])
    const { status } = await owner.call('POST', `${path}/email-domains/${id}/verify`)
    if (status !== 200) throw new Error(`${domain} should have been verified: ${status}`)
    return { id, record }
  }

  const save = (owner: Person, path: string, draft: object = {}) =>
    owner.call('PUT', `${path}/single-sign-on`, {
      issuer: server.issuer,
      ...openIdKeys,
      isRequired: false,
      ...draft,
    })

  async function withProvider(domain: string) {
    const owner = await someone()
    const organization = await product.organization(owner)
    const proof = await prove(owner, organization.path, domain)
    const { status } = await save(owner, organization.path)
    if (status !== 204) throw new Error(`The provider should have been saved: ${status}`)
    const provider = `organization-${organization.id}`
    server.allow(provider)
    return { ...organization, owner, proof, provider }
  }

  async function forget() {
    await forgetEverybody(database)
    server.alter = undefined
    names.state.isAway = false
  }

  const visit = (provider: string) => signInAt(server, product.browser(), provider)
  const linksOf = (provider: string) =>
    database.orm.$count(accounts, eq(accounts.providerId, provider))
  const serveElsewhere = (others: Record<string, string>) =>
    organized(database, { ...reached, ...others })

  return {
    ...product,
    someone,
    server,
    names,
    addDomain,
    prove,
    save,
    withProvider,
    forget,
    visit,
    linksOf,
    serveElsewhere,
  }
}

const addedSchema = z.object({
  id: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
})

async function addDomain(owner: Person, path: string, domain: string) {
  const { json } = await owner.call('POST', `${path}/email-domains`, { domain })
  return addedSchema.parse(json)
}

export const refused = (status: number, code: string) => ({ status, json: { code } })
export const at = (domain: string) => `person-${crypto.randomUUID()}@${domain}`
