import {
  managersChanging,
  type Row,
  signedIn,
  supporting,
  managers,
} from '#platform/api/test-call-samples.ts'
import { matrix } from '../test-domains.server.ts'
import { procedures } from '../test-procedures.server.ts'
import { resourceMatrix } from '../test-resources.server.ts'

/** Calls of the kit, which no domain owns. */
const kitRows: Record<string, Row> = {
  'activity.list': managers,
  'activity.listOwn': signedIn,
  'files.create': managersChanging,
  'files.createLogo': supporting,
  'live.edit': { ...managersChanging, acting: 'IMPERSONATING' },
}

export const permissionMatrix: Record<string, Row> = {
  ...resourceMatrix(procedures.map(([name]) => name)),
  ...kitRows,
  ...matrix,
}
