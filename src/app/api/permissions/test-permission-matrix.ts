import {
  managersChanging,
  type Row,
  signedIn,
  supporting,
  managers,
  withoutKey,
} from '#platform/api/test-call-samples.ts'
import { serverParts } from '../../server-parts.server.ts'
import { matrix } from '../test-domains.server.ts'
import { procedures } from '../test-procedures.server.ts'
import { resourceMatrix } from '../test-resources.server.ts'

const refused: Row = {
  ...managers,
  manager: 'FORBIDDEN',
  managerKey: 'FORBIDDEN',
  demoManager: 'FORBIDDEN',
}
const { logoScopes, uploaders } = serverParts

/** Calls of the kit, which no domain owns. Pictures and forms are for those who may change a described resource. */
const kitRows: Record<string, Row> = {
  'activity.list': managers,
  'activity.listOwn': signedIn,
  'files.create': uploaders.length > 0 ? managersChanging : refused,
  'files.createLogo': logoScopes.length > 0 ? supporting : withoutKey(supporting),
}

export const permissionMatrix: Record<string, Row> = {
  ...resourceMatrix(procedures.map(([name]) => name)),
  ...kitRows,
  ...matrix,
}
