import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { books } from '../book.table.server.ts'
import { listBooks } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { add } = await shelfOn(database)

await add(
  { title: 'Pride and Prejudice', author: 'Jane Austen', isbn: '9780141439518' },
  { title: 'Emma', author: 'Jane Austen' },
  { title: 'The Complete Emma', author: 'Somebody Else' },
  { title: 'Dilemmas', author: 'Somebody Else' },
  { title: 'Letters', author: 'Emma Goldman' },
  { title: 'Les Misérables', author: 'Victor Hugo' },
  { title: '100% Wolf', author: 'Jayne Lyons' },
  { title: '1000 Wolves', author: 'Nobody' },
  { title: 'snake_case', author: 'Nobody' },
  { title: 'snakeXcase', author: 'Nobody' },
  { title: String.raw`Back\slash`, author: 'Nobody' },
  { title: `"Quoted" and 'single'`, author: "Flann O'Brien" },
  { title: 'A 📚 of emoji', author: 'Nobody' },
  { title: 'كِتَابُ الحَيَوَان', author: 'الجَاحِظ' },
  { title: 'ألف ليلة وليلة', author: 'مجهول' },
  { title: '紅樓夢', author: '曹雪芹' },
  { title: 'Kusadikika', author: 'Shaaban Robert' },
)

const find = async (searchTerm: string) =>
  (await listBooks({ acting: database }, { searchTerm, limit: 100 })).items.map(
    ({ title }) => title,
  )

describe('search', () => {
  test.each([
    ['EMMA', 'Emma'],
    ['miserables', 'Les Misérables'],
    ['prejudice pride', 'Pride and Prejudice'],
    ['rejudic', 'Pride and Prejudice'],
    ['austen pride', 'Pride and Prejudice'],
    ['Austen, Jane: Pride', 'Pride and Prejudice'],
    ['9780141439518', 'Pride and Prejudice'],
    ['978-0-14-143951-8', 'Pride and Prejudice'],
    ['978 0 14 143951 8', 'Pride and Prejudice'],
    ['0-14-143951-3', 'Pride and Prejudice'],
    ['978-0-14-1439', 'Pride and Prejudice'],
    [String.raw`back\sl`, String.raw`Back\slash`],
    ["o'brien", `"Quoted" and 'single'`],
    ['"quoted"', `"Quoted" and 'single'`],
    ['📚', 'A 📚 of emoji'],
    ['كتاب', 'كِتَابُ الحَيَوَان'],
    ['الجاحظ كتاب', 'كِتَابُ الحَيَوَان'],
    ['الف ليله', 'ألف ليلة وليلة'],
    ['紅樓', '紅樓夢'],
    ['  kusadi  ', 'Kusadikika'],
  ])('%j finds %j first', async (term, title) => {
    expect((await find(term))[0]).toBe(title)
  })

  test.each([
    ['100%', ['100% Wolf']],
    ['%', ['100% Wolf']],
    ['_', ['snake_case']],
    ['snake_case', ['snake_case']],
    ['\\', [String.raw`Back\slash`]],
    ["'", [`"Quoted" and 'single'`]],
    ['\0', []],
    ['emma\0', []],
    ['\ud83d', []],
    ["' OR 1=1 --", []],
    ['nothing like it', []],
    ['🐋', []],
  ])('%j is plain text', async (term, titles) => {
    expect(await find(term)).toEqual(titles)
  })

  test('two letters inside a word are found in scripts without spaces', async () => {
    const others = ['吾輩は猫である', 'ノルウェイの森', '엄마를 부탁해', '三国志演義']
    await add(...others.map((title) => ({ title, author: 'Unspaced' })))
    expect(await find('樓夢')).toEqual(['紅樓夢'])
    expect(await find('夢')).toEqual(['紅樓夢'])
    expect(await find('雪芹')).toEqual(['紅樓夢'])
    expect(await find('猫で')).toEqual(['吾輩は猫である'])
    expect(await find('国志')).toEqual(['三国志演義'])
    expect(await find('ウェ')).toEqual(['ノルウェイの森'])
    expect(await find('부탁')).toEqual(['엄마를 부탁해'])
    expect(await find('마를')).toEqual(['엄마를 부탁해'])
    await database.orm.delete(books).where(eq(books.author, 'Unspaced'))
  })

  test('digits of every script are the same digits', async () => {
    await add({ title: '١٠٠١ ليلة', author: 'Digits' }, { title: 'বই ২০২৪', author: 'Digits' })
    expect(await find('1001')).toEqual(['١٠٠١ ليلة'])
    expect(await find('۱۰۰۱')).toEqual(['١٠٠١ ليلة'])
    expect(await find('2024')).toEqual(['বই ২০২৪'])
    expect(await find('१०००')).toEqual(['1000 Wolves'])
    expect(await find('٩٧٨٠١٤١٤٣٩٥١٨')).toEqual(['Pride and Prejudice'])
    await database.orm.delete(books).where(eq(books.author, 'Digits'))
  })

  test('names are found with any apostrophe and with none', async () => {
    await add(
      { title: 'L’Étranger', author: 'Apostrophe' },
      { title: 'Moby Dick', author: 'OBrien Apostrophe' },
    )
    for (const term of ["o'brien", 'o’brien', 'oʼbrien', 'O´Brien', 'obrien', "O'B"]) {
      expect([term, (await find(term)).toSorted()]).toEqual([
        term,
        [`"Quoted" and 'single'`, 'Moby Dick'],
      ])
    }
    for (const term of ["l'etranger", 'letranger', 'étranger', 'ét apostrophe', '’']) {
      expect(await find(term)).toContain('L’Étranger')
    }
    await database.pool.query(`DELETE FROM books WHERE author LIKE '%Apostrophe'`)
  })

  test('the best matches come first: the title, the author, a word, a part of a word', async () => {
    expect(await find('emma')).toEqual(['Emma', 'Letters', 'The Complete Emma', 'Dilemmas'])
  })

  test('a single letter finds the titles that begin with it, then the authors, then the words', async () => {
    const { items } = await listBooks({ acting: database }, { searchTerm: 'k', limit: 100 })
    expect(items.map(({ title }) => title)).toEqual(['Kusadikika'])
    expect((await find('e')).slice(0, 2)).toEqual(['Emma', 'Letters'])
    expect(await find('ج')).toEqual([])
    expect(await find('ا')).toContain('ألف ليلة وليلة')
  })

  test.each(['', '   ', 'ً'])('%j asks for nothing in particular', async (term) => {
    expect(await find(term)).toHaveLength(17)
  })

  test('pages of a search follow each other without a gap, and count once', async () => {
    const whole = await find('o')
    const walked: string[] = []
    let cursor: string | undefined
    do {
      const page = await listBooks({ acting: database }, { searchTerm: 'o', limit: 1, cursor })
      walked.push(...page.items.map(({ title }) => title))
      expect(page.total).toEqual({ count: whole.length, exact: true })
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(walked).toEqual(whole)
    expect(new Set(walked).size).toBe(whole.length)
  })
})

describe('a title that could be the number of a book', () => {
  test.each([
    ['9780306406157', '9780306406157'],
    ['978-0-306-40615-7', '978-0-306-40615-7, a life'],
    ['9780306406157 life', '9780306406157 life'],
  ])('%j is found in every order, and counted where it is listed', async (searchTerm, title) => {
    const made = await add({ title }, { title: 'Known by it', isbn: '9780306406157' })
    const titles = [title, ...(searchTerm.endsWith('life') ? [] : ['Known by it'])]
    for (const sort of [undefined, 'title', 'author'] as const) {
      const page = await listBooks({ acting: database }, { searchTerm, sort, limit: 10 })
      expect(page.items.map((book) => book.title).toSorted()).toEqual(titles)
      expect(page.total).toEqual({ count: titles.length, exact: true })
    }
    for (const { id } of made) await database.orm.delete(books).where(eq(books.id, id))
  })
})
