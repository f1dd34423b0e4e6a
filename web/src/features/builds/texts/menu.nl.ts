export const nl = {
  menu: 'App-builds',
};
