import { defineOperation } from '#kit/features/index.server.ts'
import { appVariables } from './app-variables.server.ts'

export default defineOperation({ variables: [appVariables] })
