// What nearly every first screen needs besides the frame: a list with its marks. Imported for its place only: the build puts
// what main.tsx reaches into one file, so that the first screen costs few requests.
import '@move/contract/contacts/contacts.ts';
import '@move/contract/kit/report.ts';
import '@move/contract/taxonomy/taxonomy.ts';
import '../platform/counted.ts';
import '../screens/list/ListPart.tsx';
import '../screens/list/ListScreen.tsx';
import '../screens/list/use-platform-list.ts';
import '../screens/use-remove.ts';
import '../ui/marks/Lane.tsx';
import '../ui/marks/Status.tsx';
import '../ui/marks/statuses.ts';
import '../ui/marks/use-status-word.ts';
