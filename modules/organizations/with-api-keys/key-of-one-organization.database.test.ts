import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { placesOf } from '#app/api/test-domains.server.ts'
import { procedures } from '#app/api/test-procedures.server.ts'
import { ownScopes } from '#rules/own-scopes.ts'
import { scopesIn } from '#rules/permissions.ts'
import { bodies, everyTable, isolated } from '../tenancy/test-every-table.server.ts'
import { memberId, organizationId } from '../test-calls.server.ts'

const { database, product, stranger, shownIn } = await everyTable(afterAll)

describe('check 34: a key of one organization', () => {
  const owner = { id: '', key: '', free: '' }
  let owners = 0

  beforeEach(async () => {
    const ada = await product.person(`Ada${(owners += 1)}`, { role: 'stranger' })
    const own = await product.organization(ada)
    await product.joins(organizationId, ada, 'owner')
    const scopes = [
      ...scopesIn(ownScopes),
      ...isolated.map(({ resource }) => `${resource.name}:read`),
    ]
    const keyFor = async (of: object) => {
      const { json } = await ada.call('POST', '/keys', { name: 'Key', scopes, ...of })
      return String(json['key'])
    }
    owner.id = own.id
    owner.key = await keyFor({ organizationId: own.id })
    owner.free = await keyFor({})
  })

  async function shown(key: string, name: string, input: object) {
    const { body } = await product.ask(`/api/rpc/${name.replaceAll('.', '/')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    })
    return shownIn(body, input)
  }

  test('shows nothing of another organization of its owner, by any procedure', async () => {
    expect(await shown(owner.free, 'organizations.list', {})).toContain(organizationId)
    for (const [name] of procedures) {
      for (const input of [{ ...placesOf(name), ...bodies[name] }, {}]) {
        expect([name, input, await shown(owner.key, name, input)]).toEqual([name, input, []])
      }
    }
  })

  test('changes nothing of another organization, and does not see what it may not name', async () => {
    const by = (path: string, method = 'GET') =>
      product.ask(`/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${owner.key}`, 'content-type': 'application/json' },
      })
    expect((await by(`/organizations/${owner.id}`)).status).toBe(200)
    const refused = { status: 404, json: { code: 'ORGANIZATION_NOT_FOUND' } }
    const path = `/organizations/${organizationId}`
    expect(await by(path)).toMatchObject(refused)
    expect(await by(`${path}/members/${memberId}`, 'DELETE')).toMatchObject(refused)
    for (const personal of ['/organizations', '/shelves', '/account']) {
      expect((await by(personal)).status).toBe(403)
    }
  })

  test('check 32: ends with the right to change the organization', async () => {
    const status = async () => {
      const headers = { authorization: `Bearer ${owner.key}` }
      return (await product.ask(`/api/v1/organizations/${owner.id}`, { headers })).status
    }
    const another = await product.person('Grace', { role: 'stranger' })
    await product.joins(owner.id, another, 'owner')
    const set = (role: string) =>
      database.pool.query(
        `UPDATE members SET role = $1 WHERE organization_id = $2 AND user_id <> $3`,
        [role, owner.id, another.id],
      )
    await set('member')
    expect(await status()).toBe(401)
    await set('administrator')
    expect(await status()).toBe(200)
    await database.pool.query(`DELETE FROM members WHERE organization_id = $1 AND user_id <> $2`, [
      owner.id,
      another.id,
    ])
    expect(await status()).toBe(401)
  })

  test('is made, listed and revoked by owners and administrators of it alone', async () => {
    const boss = await product.person('Boss', { role: 'stranger' })
    const plain = await product.person('Plain', { role: 'stranger' })
    const { id } = await product.organization(boss)
    const deputy = await product.person('Deputy', { role: 'stranger' })
    await product.joins(id, plain, 'member')
    await product.joins(id, deputy, 'administrator')
    const make = (by: typeof boss) =>
      by.call('POST', '/keys', { name: 'Sync', scopes: ['apps:app'], organizationId: id })
    for (const other of [plain, stranger]) {
      expect(await make(other)).toMatchObject({ status: 403, json: { code: 'NOT_KEY_HOLDER' } })
      expect((await other.call('GET', `/keys?organizationId=${id}`)).status).toBe(403)
    }
    const { json } = await make(boss)
    expect(json).toMatchObject({ organizationId: id })
    expect(await deputy.call('GET', `/keys?organizationId=${id}`)).toMatchObject({
      json: { items: [{ id: json['id'], owner: { name: 'Boss' } }] },
    })
    const end = (by: typeof boss) => by.call('DELETE', `/keys/${String(json['id'])}`, {})
    expect([(await end(plain)).status, (await end(deputy)).status]).toEqual([404, 204])
  })
})
