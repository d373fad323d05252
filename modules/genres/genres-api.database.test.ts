import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { genresOn } from './test-genres.server.ts'

const database = await testDatabase()
const { pool } = database
const { begin, call, news, newGenre, itemsOf } = await genresOn(database)

beforeEach(begin)

const unnamed = { nameFr: null, nameAr: null, nameSw: null }

describe('managers manage genres', () => {
  test('a genre is created, renamed, recoloured and deleted, each on record', async () => {
    const made = await call('POST', '/genres', { name: ' Verse ', colour: 20 })
    expect(made).toMatchObject({ status: 201, json: { name: 'Verse', colour: 20 } })
    const { id } = made.json
    expect(await itemsOf()).toEqual([
      { id, name: 'Verse', ...unnamed, colour: 20, books: { count: 0, exact: true } },
    ])
    const renamed = { id, name: 'Poetry', ...unnamed, colour: 20 }
    const recoloured = { ...renamed, colour: 300 }
    const change = async (changed: object) => (await call('PATCH', `/genres/${id}`, changed)).json
    expect(await change({ name: 'Poetry' })).toEqual(renamed)
    expect(await change({ colour: 300 })).toEqual(recoloured)
    expect((await call('DELETE', `/genres/${id}`)).status).toBe(204)
    expect(await itemsOf()).toEqual([])
    const target = { targetType: 'genre', targetId: id, actorEmail: 'ada@example.com' }
    expect(await news()).toMatchObject([
      { ...target, action: 'genre.create', after: { name: 'Verse', colour: 20 } },
      { ...target, action: 'genre.update', before: { name: 'Verse' }, after: { name: 'Poetry' } },
      { ...target, action: 'genre.update', before: { colour: 20 }, after: { colour: 300 } },
      { ...target, action: 'genre.delete', before: { name: 'Poetry', colour: 300 } },
    ])
  })

  test('a genre has names in other languages, which others may have, too', async () => {
    const names = { nameFr: 'Vers', nameAr: 'شعر', nameSw: null }
    const made = await call('POST', '/genres', { name: 'Verse', colour: 20, ...names, nameSw: ' ' })
    expect(made).toMatchObject({ status: 201, json: { name: 'Verse', ...names } })
    const { id } = made.json
    expect(await itemsOf()).toMatchObject([{ id, name: 'Verse', ...names }])
    const { json: named } = await call('GET', '/genres/names')
    expect(named).toEqual({ items: [{ id, name: 'Verse', ...names, colour: 20 }] })

    const changed = await call('PATCH', `/genres/${id}`, { nameFr: null, nameSw: 'Ushairi' })
    expect(changed.json).toMatchObject({ name: 'Verse', nameFr: null, nameSw: 'Ushairi' })
    const other = { name: 'Poetry', nameSw: 'Ushairi', nameFr: 'Verse', colour: 20 }
    expect((await call('POST', '/genres', other)).status).toBe(201)
    expect((await call('POST', '/genres', { name: 'verse', colour: 20 })).status).toBe(409)
    const tooLong = await call('PATCH', `/genres/${id}`, { nameAr: 'ش'.repeat(101) })
    expect(tooLong).toMatchObject({
      status: 400,
      json: { fields: { nameAr: 'At most 100 characters' } },
    })
    await expect(pool.query(`UPDATE genres SET name_sw = ' '`)).rejects.toThrow('name_sw_length')
    expect(await news()).toMatchObject([
      { after: { name: 'Verse', nameFr: 'Vers', nameAr: 'شعر' } },
      { before: { nameFr: 'Vers', nameSw: null }, after: { nameFr: null, nameSw: 'Ushairi' } },
      { after: { name: 'Poetry' } },
    ])
  })

  test('without a colour the name decides, the same as in an import', async () => {
    const { json } = await call('POST', '/genres', { name: 'Verse' })
    const { rows } = await pool.query<{ hue: number }>(
      `SELECT ('x' || left(md5(unique_text('Verse')), 7))::bit(28)::int % 360 AS hue`,
    )
    expect(json['colour']).toBe(rows[0]?.hue)
  })

  test('spec 5: a genre has a name, and no other genre has it, whatever its case', async () => {
    const message = 'Genre already exists'
    await newGenre('Épopée')
    const other = await newGenre('Other')
    const taken = { status: 409, json: { code: 'GENRE_TAKEN', message, fields: { name: message } } }
    expect(await call('POST', '/genres', { name: 'ÉPOPÉE', colour: 1 })).toMatchObject(taken)
    expect(await call('POST', '/genres', { name: 'Ｏther', colour: 1 })).toMatchObject(taken)
    expect(await call('PATCH', `/genres/${other}`, { name: 'épopée ' })).toMatchObject(taken)
    expect((await call('PATCH', `/genres/${other}`, { name: 'OTHER' })).status).toBe(200)
  })

  test.each([
    [{ colour: 1 }, { name: 'Name is required' }],
    [{ name: ' ', colour: 1 }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101), colour: 1 }, { name: 'At most 100 characters' }],
    [{ name: 'A\u200b', colour: 1 }, { name: 'No invisible characters' }],
  ])('spec 5: %j is refused', async (draft, fields) => {
    expect(await call('POST', '/genres', draft)).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR', fields },
    })
  })

  test.each([360, -1, 1.5, '20', null])('a colour of %j is refused', async (colour) => {
    const { status, json } = await call('POST', '/genres', { name: 'Verse', colour })
    expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['colour']])
  })

  test('undo: a deleted genre comes back with its id, once', async () => {
    const id = await newGenre('Verse')
    await call('DELETE', `/genres/${id}`)
    const draft = { id, name: 'Verse', colour: 20 }
    expect(await call('POST', '/genres', draft)).toMatchObject({ status: 201, json: draft })
    expect((await call('POST', '/genres', draft)).status).toBe(409)
    expect((await call('POST', '/genres', { ...draft, name: 'Another' })).status).toBe(409)
  })
})
