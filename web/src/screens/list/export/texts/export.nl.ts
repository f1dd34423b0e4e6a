export const nl = {
  done: 'Het bestand staat bij je downloads',
  tooMany: (limit: string, total: string) => ({
    title: `De eerste ${limit} rijen exporteren?`,
    text: `In één bestand passen ${limit} rijen; deze lijst heeft er ${total}. Filter de lijst om ook de rest op te halen.`,
    confirmLabel: `${limit} rijen exporteren`,
  }),
};
