import { httpUrl } from '#platform/config/values.ts'
import { defineVariables } from '#platform/config/variables.ts'

export const metadataProvider = defineVariables((environment) =>
  environment.read('METADATA_PROVIDER', httpUrl),
)
