import { readConfig } from '#platform/config/config.ts'
import { modules } from './modules.operation.server.ts'

export const variables = modules.flatMap(({ variables: declared = [] }) => declared)

export const readProcessConfig = () => readConfig(process.env, variables)
