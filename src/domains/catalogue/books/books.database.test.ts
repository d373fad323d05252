import { insertGenre } from '#domains/catalogue/genres/index.server.ts'
import { testResource } from '#kit/resource/test-resource.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { booksOnServer } from './books.server.ts'

const database = await testDatabase()
const { id: genre } = await insertGenre(database, { name: 'Novel', colour: 335 })

testResource(database, booksOnServer, { genre })
