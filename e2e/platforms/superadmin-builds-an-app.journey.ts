import { createApplication, removeApplication } from '../../contract/src/applications/manage-applications.ts';
import { updateAndroidConfig, updateAppConfig } from '../../contract/src/builds/app-configs.ts';
import { buildLabels } from '../../contract/src/builds/builds.labels.ts';
import { uploadFile } from '../../contract/src/files/files.ts';
import { buildMessages } from '../../web/src/features/builds/builds.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen } from '../screens/edit-screen.ts';
import { iconFile } from '../browser/pictures.ts';

const SUPERADMIN = 'super@beweegplein.example';

test('a superadmin sees what is missing, fills it in, builds the app and downloads the bundle', async ({ product }) => {
  test.slow();
  const { page, words } = product;
  const t = words(buildMessages);
  const labels = words(buildLabels);
  const applicationId = await almostComplete(product);
  await choosePlatform(product, applicationId);

  await test.step('a missing value links to its field', async () => {
    await product.load('/application/application/builds/overview');
    await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
    await page.getByRole('button', { name: t.start.android }).click();
    await expect(page.getByText(t.missing.android(1))).toBeVisible();
    await product.checkAccessibility('what is missing for a build');
    await page
      .getByRole('group')
      .filter({ hasText: t.missing.android(1) })
      .getByRole('link', { name: labels.app_name })
      .click();
    const form = editScreen(product);
    await expect(form.field(labels.app_name)).toBeFocused();
    await form.field(labels.app_name).fill('Sportstad');
    await form.save('', t.saved);
  });

  await test.step('the build makes a bundle', async () => {
    await page.getByRole('link', { name: t.tabs.android, exact: true }).click();
    await page.getByRole('button', { name: t.start.android }).click();
    await page.waitForURL(/overview\?build=\d+$/);
    const save = page.getByRole('button', { name: t.download });
    await expect(save).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('log', { name: t.log.label })).toContainText('Sportstad');
    await product.checkAccessibility('a build that succeeded');
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^sportstad.*-android-1\.0\.0\.zip$/);
  });

  const api = await product.apiOf(SUPERADMIN);
  await api(removeApplication, { params: { applicationId } });
});

/** Makes a platform for this run whose app lacks only its name. */
async function almostComplete({ apiOf, ownName }: Product): Promise<number> {
  const api = await apiOf(SUPERADMIN);
  const { application } = await api(createApplication, { body: { name: ownName('Sportstad') } });
  const params = { applicationId: application.id };
  const tokenOf = async (file: File) => (await api(uploadFile, { body: { file } })).token;
  const text = 'Sport in de buurt';
  const colours = { light_primary_color: '#0B6B4F', dark_primary_color: '#57C79F' };
  await api(updateAppConfig, {
    params,
    body: {
      ...colours,
      promotional_text_nl: text,
      promotional_text_en: text,
      full_description_nl: text,
      full_description_en: text,
      support_url: 'https://sportstad.example/hulp',
      privacy_url: 'https://sportstad.example/privacy',
      url_scheme: 'sportstad',
      icon: await tokenOf(await iconFile(1_024, '#0B6B4F')),
      notification_icon: await tokenOf(await iconFile(96, null)),
    },
  });
  await api(updateAndroidConfig, {
    params,
    body: {
      package_name: 'example.sportstad.app',
      version: '1.0.0',
      version_code: 1,
      signing_alias: 'sportstad',
      signing_password: 'geheim van sportstad',
      fingerprint: Array.from({ length: 32 }, () => 'AB').join(':'),
    },
  });
  return application.id;
}

/** Selects this platform in the browser, as the user would. */
async function choosePlatform({ page, logIn, open }: Product, applicationId: number) {
  await logIn(SUPERADMIN, 'own');
  await open('/application');
  const kept = JSON.stringify({ organizationId: null, applicationId });
  await page.evaluate((value) => {
    localStorage.setItem('context', value);
    sessionStorage.setItem('context', value);
  }, kept);
}
