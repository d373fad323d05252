import { defineOperation } from '#kit/features/index.server.ts'
import { metadataProvider } from './lookup-variable.server.ts'

export default defineOperation({ variables: [metadataProvider] })
