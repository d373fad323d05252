export {
  type Composition,
  defineServerModule,
  type Organizations,
  type ServerModule,
} from './server-module.server.ts'
