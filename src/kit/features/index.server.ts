export { defineOperation, type NotBackedUp, type Operation } from './operation.server.ts'
export {
  type Composition,
  defineServerModule,
  type ServerFeature,
  type ServerModule,
} from './server-feature.server.ts'
