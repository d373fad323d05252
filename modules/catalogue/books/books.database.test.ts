import { testResource } from '#kit/resource/test-resource.server.ts'
import { insertSample } from '#kit/resource/test-samples.server.ts'
import { genresOnServer } from '#modules/genres/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { booksOnServer } from './books.server.ts'

const database = await testDatabase()
const { id: genre } = await insertSample(database, genresOnServer)

testResource(database, booksOnServer, { genre })
