import * as configApi from '@move/contract/builds/app-configs.ts';
import * as api from '@move/contract/builds/builds.ts';
import { route } from '../../platform/http/route.ts';
import { abortBuild } from './abort-build.ts';
import { getAndroidConfig, getAppConfig, getIosConfig } from './configs/app-configs.queries.ts';
import { getBuild, getBuildLogs, getBuildReadiness, listBuilds } from './builds.queries.ts';
import { downloadBuild } from './download-build.ts';
import { receiveBuildEvent } from './runner/receive-build-event.ts';
import { startBuild } from './start-build.ts';
import { updateAndroidConfig } from './configs/update-android-config.ts';
import { updateAppConfig } from './configs/update-app-config.ts';
import { updateIosConfig } from './configs/update-ios-config.ts';

export const buildRoutes = [
  route(configApi.getAppConfig, getAppConfig),
  route(configApi.updateAppConfig, updateAppConfig),
  route(configApi.getAndroidConfig, getAndroidConfig),
  route(configApi.updateAndroidConfig, updateAndroidConfig),
  route(configApi.getIosConfig, getIosConfig),
  route(configApi.updateIosConfig, updateIosConfig),
  route(api.listBuilds, listBuilds),
  route(api.getBuildReadiness, getBuildReadiness),
  route(api.startBuild, startBuild),
  route(api.getBuild, getBuild),
  route(api.getBuildLogs, getBuildLogs),
  route(api.abortBuild, abortBuild),
  route(api.downloadBuild, downloadBuild),
  route(api.receiveBuildEvent, receiveBuildEvent),
];
