import { testResource } from '#kit/resource/test-resource.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { authorsOnServer } from './authors.server.ts'

const database = await testDatabase()

testResource(database, authorsOnServer)
