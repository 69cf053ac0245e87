-- CreateTable
CREATE TABLE "Portrait" (
    "characterId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Portrait_pkey" PRIMARY KEY ("characterId")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "face" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "shows" TIMESTAMP(3),
    "usedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Speech" (
    "id" TEXT NOT NULL,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "webhookId" TEXT,
    "characterId" TEXT,
    "name" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Speech_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Scene" (
    "id" TEXT NOT NULL,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT,
    "parentId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "openedBy" TEXT NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "Scene_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SceneMember" (
    "sceneId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    CONSTRAINT "SceneMember_pkey" PRIMARY KEY ("sceneId","characterId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Webhook_channelId_face_key" ON "Webhook"("channelId", "face");

-- CreateIndex
CREATE UNIQUE INDEX "Speech_interactionId_key" ON "Speech"("interactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Speech_messageId_key" ON "Speech"("messageId");

-- CreateIndex
CREATE INDEX "Speech_channelId_createdAt_idx" ON "Speech"("channelId", "createdAt");

-- CreateIndex
CREATE INDEX "Speech_userId_idx" ON "Speech"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Scene_interactionId_key" ON "Scene"("interactionId");

-- CreateIndex
CREATE INDEX "Scene_campaignId_closedAt_idx" ON "Scene"("campaignId", "closedAt");

-- CreateIndex
CREATE INDEX "Scene_channelId_idx" ON "Scene"("channelId");

-- AddForeignKey
ALTER TABLE "Portrait" ADD CONSTRAINT "Portrait_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Speech" ADD CONSTRAINT "Speech_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Scene" ADD CONSTRAINT "Scene_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SceneMember" ADD CONSTRAINT "SceneMember_sceneId_fkey" FOREIGN KEY ("sceneId") REFERENCES "Scene"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SceneMember" ADD CONSTRAINT "SceneMember_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character"("id") ON DELETE CASCADE ON UPDATE CASCADE;
