export type { AssistantResource, AssistantTool, ToolEffects } from './assistants.server.ts'
export {
  advice,
  error,
  type Finding,
  type Findings,
  reasonOf,
  warning,
  type Weight,
  weights,
} from './finding.server.ts'
export type { LiveSource } from './live-source.server.ts'
export {
  type Checks,
  defineOperation,
  type NotBackedUp,
  type Operation,
} from './operation.server.ts'
export {
  type Composition,
  defineServerModule,
  type HandlerServices,
  type Robots,
  type ServerFeature,
  type ServerModule,
  type Shortcut,
} from './server-feature.server.ts'
