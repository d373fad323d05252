import { readDatabaseTls, withDatabaseTls } from '#platform/config/encrypted-connections.ts'
import { databaseUrls } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'

const name = 'DATABASE_READ_URLS'

export const replicaVariables = defineVariables(
  (environment) => {
    const urls = environment.read(name, databaseUrls, [])
    if (urls.length > 0) environment.require('DATABASE_URL', `set with ${name}`)
    return urls.map(withDatabaseTls(environment, readDatabaseTls(environment), name))
  },
  { secrets: [name] },
)
