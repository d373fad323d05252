import { requiring } from '#kit/resource/index.server.ts'
import { exportVerbs, type Exported } from './export-records.server.ts'
import { chosenSchema, exportSchemaOf } from './export-schema.server.ts'
import { fileOf, fileRoute, fileSchema } from './files/file-answer.server.ts'
import { recordExport } from './record-export.server.ts'

export function exportApi(served: Exported) {
  const { resource } = served
  const { name, path } = resource
  const requires = requiring(resource)
  const exports = exportVerbs(served)
  return {
    export: requires('read')
      .route({
        ...fileRoute,
        method: 'GET',
        path: `/${path}/export`,
        summary: `Export ${path}`,
        description: `Streams all ${path} that match the filter, in the order of \`sort\`, as a CSV or JSON Lines file.`,
      })
      .input(exportSchemaOf(resource))
      .output(fileSchema)
      .handler(async ({ context, input: { format, ...query } }) =>
        fileOf(
          path,
          exports.formats[format],
          await exports.list(context.acting, query),
          recordExport(context, name),
        ),
      ),

    exportChosen: requires('read')
      .meta({ reads: true })
      .route({
        ...fileRoute,
        method: 'POST',
        path: `/${path}/export`,
        summary: `Export selected ${path}`,
        description: `Returns the ${path} with these ids, by name, as a CSV or JSON Lines file.`,
      })
      .input(chosenSchema)
      .output(fileSchema)
      .handler(async ({ context, input: { format, ids } }) =>
        fileOf(
          path,
          exports.formats[format],
          [await exports.chosen(context.acting, ids)],
          recordExport(context, name),
        ),
      ),
  }
}
